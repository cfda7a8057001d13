import { loadEnv, type Plugin } from 'vite'
import { SettingError } from '../../src/config/settings.ts'

/**
 * Names the picture that other sites show beside a link to the page. They take only a whole address, so there is one only
 * where VITE_PAGE_URL says where the page will be.
 */
export function linkPreview(): Plugin {
  let pageUrl = ''
  return {
    name: 'chef-mistral:link-preview',
    configResolved({ mode, envDir }) {
      pageUrl = (envDir === false ? '' : loadEnv(mode, envDir).VITE_PAGE_URL)?.trim() ?? ''
      if (pageUrl !== '' && !isPage(pageUrl))
        throw new SettingError(
          'VITE_PAGE_URL is not the address of a page. Give it whole, with the slash at its end: https://you.example/chef/.',
        )
    },
    transformIndexHtml() {
      if (pageUrl === '') return []
      return [
        ['og:url', pageUrl],
        ['og:image', new URL('icon-512.png', pageUrl).href],
        ['og:image:alt', "A cook's hat in the wind"],
      ].map(([property, content]) => ({ tag: 'meta', attrs: { property, content } }))
    },
  }
}

function isPage(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { pathname, search, hash } = new URL(address)
  return pathname.endsWith('/') && search === '' && hash === ''
}
