import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkedSettings } from './build/checkSettings.ts'
import { policy } from './build/contentSecurityPolicy.ts'
import { firstScreen } from './build/prerender.ts'
import { lean } from './build/trimDependencies.ts'

export default defineConfig({
  // Relative, so that the built page works at any path of any static host.
  base: './',
  plugins: [react(), lean(), firstScreen(), checkedSettings(), policy()],
  build: {
    // The first browsers with light-dark(), the youngest thing in the styles, which all have nesting as well:
    // both would be written out at twice the length, and the first screen carries them.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // What the page is made of, and under which licences: they want to be told with it.
    license: { fileName: 'licences.md' },
    // Each part that comes later is one file and has no style of its own: there is nothing to preload beside it.
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        // The client library is one module that pulls in some forty providers and tasks, of which the page
        // calls one. None of its modules does anything when it is loaded, but its package does not say so.
        moduleSideEffects: [{ test: /@huggingface/, sideEffects: false }],
      },
    },
  },
})
