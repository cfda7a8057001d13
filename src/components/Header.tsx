import './Header.css'

/** The product's logo and title. */
export function Header() {
  return (
    <header>
      <img src={`${import.meta.env.BASE_URL}logo.svg`} alt="img of logo" width="56" height="56" />
      <h1>Chef Mistral</h1>
    </header>
  )
}
