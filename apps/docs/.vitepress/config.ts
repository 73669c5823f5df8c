import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { BASE, MARKS_FILE, ROOT } from '../src/folders.ts'
import { LIVE_MODAL } from '../src/pages/addLiveModal.ts'
import { createSidebar, createSourceLink } from '../src/pages/createSidebar.ts'
import { readSite } from '../src/pages/readSite.ts'
import { markTypes } from '../src/snippets/markTypes.ts'
import { createStyleShortener } from '../src/snippets/shortenStyles.ts'

const DESCRIPTION = 'The open wallet modal: connect, sign in, send, swap and buy, on five families of networks.'

/** Returns the anchor that GitHub gives a heading, so that links work in both places. */
const slugify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** Pages that are served while they are written get no rules. */
const styles = process.env.NODE_ENV === 'production' ? createStyleShortener() : undefined

/** Sets the modal's inputs, which stand on a shadow host, on the page. */
const useInputs = {
  name: 'inputs-of-the-modal',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('theme/inputs.css') ? code.replace(':host', ':root') : undefined,
}

export default defineConfig({
  title: 'Foyer',
  description: DESCRIPTION,
  lang: 'en-US',
  base: BASE,
  head: [
    ['link', { rel: 'icon', href: `${BASE}favicon.ico`, sizes: '32x32' }],
    ['link', { rel: 'icon', href: `${BASE}icon.svg`, type: 'image/svg+xml' }],
  ],
  srcDir: 'dist/pages',
  // Copies of the pages for machines.
  srcExclude: ['public/**'],
  outDir: 'dist/site',
  cacheDir: 'dist/cache',
  // `findDeadLinks` checks copies of files, which VitePress takes for pages.
  ignoreDeadLinks: [/^\/files\//],
  markdown: {
    html: false,
    anchor: { slugify },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [
      ...markTypes(JSON.parse(readFileSync(MARKS_FILE, 'utf8'))),
      ...(styles ? [styles.transformer] : []),
    ],
    config(md) {
      md.linkify.set({ fuzzyLink: false })
      const { fence, code_inline: inlineCode } = md.renderer.rules
      // Vue takes braces for an expression, also in inline code.
      md.renderer.rules.code_inline = (tokens, index, ...rest) => {
        tokens[index]?.attrSet('v-pre', '')
        return inlineCode?.(tokens, index, ...rest) ?? ''
      }
      md.renderer.rules.fence = (tokens, index, ...rest) =>
        tokens[index]?.info.trim() === LIVE_MODAL
          ? '<foyer-live></foyer-live>\n'
          : (fence?.(tokens, index, ...rest) ?? '')
    },
  },
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    nav: [
      { text: 'Start', link: '/start/react', activeMatch: '^/start/' },
      { text: 'Guides', link: '/guides/connect', activeMatch: '^/guides/' },
      { text: 'Reference', link: '/reference/options', activeMatch: '^/reference/' },
      { text: 'Packages', link: '/packages/core', activeMatch: '^/packages/' },
      // A page of its own, which the site's router must leave to the browser.
      { text: 'Demo', link: '/demo/index.html', target: '_self' },
      ...createSourceLink(readFileSync(join(ROOT, 'package.json'), 'utf8')),
    ],
    sidebar: createSidebar(readSite().pages),
    search: { provider: 'local' },
    notFound: { linkLabel: 'Take me home' },
    outline: [2, 3],
    footer: { message: 'MIT License' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'foyer-live' } } },
  vite: { plugins: [useInputs] },
  transformHtml: (html) => {
    const page = html
      .replace('<html', '<html class="fy"')
      .replace('</head>', () => `<style>${styles?.writeRules() ?? ''}</style></head>`)
    // The layouts of the first page and of the page of a missing address have no main landmark.
    return page.includes('<main') ? page : page.replace('id="VPContent"', 'id="VPContent" role="main"')
  },
})
