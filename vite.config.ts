import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stubProviders } from './build/client.ts'
import { trimMarkdown } from './build/markdown.ts'
import { checkSettings } from './build/page/checkSettings.ts'
import { contentSecurityPolicy } from './build/page/contentSecurityPolicy.ts'
import { inlineEntry } from './build/page/inlineEntry.ts'
import { linkPreview } from './build/page/linkPreview.ts'
import { prerenderPlugin } from './build/page/prerender.ts'
import { serviceWorker } from './build/page/serviceWorker.ts'
import { packRecipes } from './build/recipes.ts'

export default defineConfig({
  // Relative, so that the built page works at any path of any static host.
  base: './',
  plugins: [
    react(),
    stubProviders(),
    trimMarkdown(),
    packRecipes(),
    prerenderPlugin(),
    inlineEntry(),
    checkSettings(),
    linkPreview(),
    contentSecurityPolicy(),
    serviceWorker(),
  ],
  resolve: {
    alias: {
      // The package's own file without a DOM. Its file for browsers decodes entities (`&amp;`) with innerHTML, which
      // the page's Trusted Types policy forbids.
      'decode-named-character-reference': fileURLToPath(
        new URL('node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  build: {
    // The first browsers with light-dark(), the newest feature in the styles. For older ones, nesting and light-dark()
    // would be written out at twice the length.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    license: { fileName: 'licences.md' },
    // A lazy chunk's own imports have mostly loaded before it, and Firefox reports an error for each of those.
    modulePreload: false,
    // In KB, not gzipped: the cookbook's recipes are one chunk. tests/support/budgets.ts limits downloads.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      // How long each plugin took is of no interest to who builds the page.
      checks: { pluginTimings: false },
      treeshake: {
        // The client is one module that imports some forty providers and tasks; the page calls one. None of its modules
        // has side effects, but its package.json does not say so. Without this its chunk is 110 KB instead of 20
        // (tests/browser/smoke/budget.spec.ts).
        moduleSideEffects: [{ test: /@huggingface/, sideEffects: false }],
      },
    },
  },
})
