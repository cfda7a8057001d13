import './Header.css'

/** The product's logo and title. */
export function Header() {
  return (
    <header>
      {/* Not before the script, which is waited for. */}
      <img src="./logo.svg" alt="img of logo" width="56" height="56" fetchPriority="low" />
      <h1>Chef Mistral</h1>
    </header>
  )
}
