import './Header.css'

/** The product's logo and title. */
export function Header() {
  return (
    <header>
      {/* The first screen has it without another file (build/firstScreen.ts), and keeps it. Its priority is low,
          as React has the browser ask ahead for any other. */}
      <img
        src="./logo.svg"
        alt="img of logo"
        width="56"
        height="56"
        fetchPriority="low"
        suppressHydrationWarning
      />
      <h1>Chef Mistral</h1>
    </header>
  )
}
