import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { BERTHS_ENTRY, insertApp, renderBuiltPage, SERVER_ENTRY, SERVER_FOLDER } from '../ssr/renderBuiltPage.ts'
import { getRequestPath } from './middleware.ts'

const PAGE = '/pages/ssr/'

/** Renders the page `ssr` on the server, in development from its sources and in the preview from the build. */
export function serverRender(): Plugin {
  return {
    name: 'foyer-server-render',
    config: ({ root = '', build }) => ({
      // With a builder, `vite build` builds both, the client first.
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: join(build?.outDir ?? 'dist', SERVER_FOLDER),
            rolldownOptions: { input: { server: join(root, SERVER_ENTRY), berths: join(root, BERTHS_ENTRY) } },
          },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (getRequestPath(request) !== PAGE) return next()
        try {
          const template = await readFile(join(server.config.root, PAGE, 'index.html'), 'utf8')
          const { renderApp } = await server.ssrLoadModule(`/${SERVER_ENTRY}`)
          const html = await server.transformIndexHtml(PAGE, template)
          response.setHeader('content-type', 'text/html')
          response.end(insertApp(html, renderApp()))
        } catch (error) {
          next(error)
        }
      })
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(async (request, response, next) => {
        if (getRequestPath(request) !== PAGE) return next()
        try {
          response.setHeader('content-type', 'text/html')
          response.end(await renderBuiltPage(resolve(config.root, config.build.outDir)))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
