import './Header.css'

/** The product's logo and title, and what it does. */
export function Header() {
  return (
    <header className="row">
      {/* The build inlines the logo (build/page/prerender.ts), and hydration keeps it. The low priority keeps React from
          preloading the file. */}
      <img src="./logo.svg" alt="img of logo" width="56" height="56" fetchPriority="low" suppressHydrationWarning />
      <h1>Chef Mistral</h1>
      <p>Tell me what's in your kitchen. I'll find you dinner.</p>
    </header>
  )
}
