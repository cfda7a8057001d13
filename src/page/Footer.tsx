import type { ReactNode } from 'react'
import './Footer.css'

/** The foot of the page. */
export const Footer = ({ children }: { readonly children: ReactNode }) => <footer>{children}</footer>
