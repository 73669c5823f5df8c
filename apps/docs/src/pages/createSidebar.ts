import type { Page } from './readPages.ts'

const COLLAPSED = ['Examples', 'Examples with a server']
/** Page of another section to which a section links at its end. */
const LINKED = { section: 'Start', source: 'docs/coming-from.md', text: 'Moving from another library' }

/** Groups the pages by section, as VitePress's sidebar has them. */
export function createSidebar(pages: readonly Page[]) {
  const names = [...new Set(pages.map(({ section }) => section))]
  return names.map((text) => ({
    text,
    // Without a link, VitePress makes the heading a button around its own button.
    ...(COLLAPSED.includes(text) && { collapsed: true, link: linkFirst(pages, text) }),
    items: [
      ...pages.filter(({ section }) => section === text).map(({ title, path }) => ({ text: title, link: `/${path}` })),
      ...pages.flatMap(({ source, path }) =>
        text === LINKED.section && source === LINKED.source ? [{ text: LINKED.text, link: `/${path}` }] : [],
      ),
    ],
  }))
}

const linkFirst = (pages: readonly Page[], name: string) =>
  `/${pages.find(({ section }) => section === name)?.path ?? ''}`

/** Links the source if `package.json` says where it is. */
export function createSourceLink(manifest: string) {
  const { repository }: { repository?: string | { readonly url?: string } } = JSON.parse(manifest)
  const given = typeof repository === 'string' ? repository : repository?.url
  const address = given?.replace(/^git\+/, '').replace(/\.git$/, '')
  return address?.startsWith('https://') ? [{ text: 'Source', link: address }] : []
}
