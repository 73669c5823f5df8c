import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isPicture } from './docs/docPaths.ts'
import { readRepository } from './docs/readRepository.ts'
import { renderPages } from './docs/render.ts'
import { getRequestPath } from './middleware.ts'

const root = join(import.meta.dirname, '../../..')

/** Serves `/docs/` and `/source/`, the repository's documents and code as pages. */
export function docs(): Plugin {
  return {
    name: 'foyer-docs',
    // Skips the build with React's warnings, whose tests read no documents.
    apply: ({ mode }, { command }) => command === 'serve' || mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const path = decodeURIComponent(getRequestPath(request))
        if (!/^\/(docs|source)\//.test(path)) return next()
        try {
          const repository = readRepository(root)
          if (isPicture(path) && repository.paths.includes(path.slice(1))) {
            response.setHeader('content-type', 'image/webp')
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
      for (const path of repository.paths.filter(isPicture)) {
        this.emitFile({ type: 'asset', fileName: path, source: repository.bytes(path) })
      }
    },
  }
}
