import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Features, transform } from 'lightningcss'

const QUERY = '?text'
const SUFFIX = '.text.js'

/**
 * `import css from './x.css?text'` gives the minified style sheet as a string, for `CSSStyleSheet.replaceSync`.
 * One plugin for Rolldown, Vite and Vitest: they share Rollup's plugin interface.
 */
export function cssText() {
  return {
    name: 'foyer-css-text',
    enforce: /** @type {const} */ ('pre'),
    resolveId(source, importer) {
      if (!source.startsWith('.') || !source.endsWith(`.css${QUERY}`) || !importer) return
      // The id must not end in .css, or Vite takes it for a style sheet of the page.
      return resolve(dirname(importer.split('?')[0]), source.slice(0, -QUERY.length)) + SUFFIX
    },
    async load(id) {
      const [path] = id.split('?')
      if (!path.endsWith(`.css${SUFFIX}`)) return
      const filename = path.slice(0, -SUFFIX.length)
      this.addWatchFile(filename)
      // Browsers with `adoptedStyleSheets` but without nesting are still in use (Safari 16.4), so nesting is flattened.
      const { code, warnings } = transform({
        filename,
        code: await readFile(filename),
        minify: true,
        include: Features.Nesting,
      })
      if (warnings.length > 0) this.error(`${filename}: ${warnings.map((warning) => warning.message).join('; ')}`)
      return { code: `export default ${JSON.stringify(code.toString())}`, map: { mappings: '' } }
    },
  }
}
