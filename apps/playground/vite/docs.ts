import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readRepository } from './docs/readRepository.ts'
import { renderPages } from './docs/render.ts'
import { pathOf } from './middleware.ts'

const root = join(import.meta.dirname, '../../..')

/** `/docs/` and `/source/`: the repository's documents and code as pages, so that they are wherever the playground is. */
export function docs(): Plugin {
  return {
    name: 'foyer-docs',
    // The build with React's warnings is for tests, which read no documents.
    apply: ({ mode }, { command }) => command === 'serve' || mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const path = decodeURIComponent(pathOf(request))
        if (!/^\/(docs|source)\//.test(path)) return next()
        try {
          const repository = readRepository(root)
          if (path.endsWith('.png') && repository.paths.includes(path.slice(1))) {
            response.setHeader('content-type', 'image/png')
            return response.end(repository.bytes(path.slice(1)))
          }
          const page = renderPages(repository).get(path)
          if (!page) return next()
          response.setHeader('content-type', 'text/html')
          response.end(page())
        } catch (error) {
          next(error)
        }
      }),
    generateBundle() {
      const repository = readRepository(root)
      for (const [address, page] of renderPages(repository)) {
        this.emitFile({ type: 'asset', fileName: `${address.slice(1)}index.html`, source: page() })
      }
      for (const path of repository.paths.filter((each) => each.endsWith('.png'))) {
        this.emitFile({ type: 'asset', fileName: path, source: repository.bytes(path) })
      }
    },
  }
}
