import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin } from 'vite'
import { BERTHS_ENTRY, SERVER_FOLDER } from '../ssr/renderBuiltPage.ts'
import { getRequestPath } from './middleware.ts'

type Answer = (request: Request) => Promise<Response>
type CreateBerths = (origin: string, rpcUrls: Readonly<Record<string, string>>) => Answer

/** Serves the page `berths`: in development from its sources, in the preview from the build. */
export function berths(): Plugin {
  return {
    name: 'foyer-berths',
    configureServer(server) {
      const load = async (): Promise<CreateBerths> =>
        (await server.ssrLoadModule(`/${BERTHS_ENTRY}`)).createBerthsServer
      server.middlewares.use(answering(load))
    },
    configurePreviewServer({ middlewares, config }) {
      const built = pathToFileURL(join(resolve(config.root, config.build.outDir), SERVER_FOLDER, 'berths.js')).href
      middlewares.use(answering(async () => (await import(built)).createBerthsServer))
    },
  }
}

// Creates one sign-in server for each origin of the page, as it accepts messages for one origin only.
function answering(load: () => Promise<CreateBerths>): Connect.NextHandleFunction {
  const created = new Map<string, Promise<Answer>>()
  const create = async (origin: string): Promise<Answer> => {
    const [createBerths, sandbox] = await Promise.all([load(), fetch(`${origin}/sandbox.json`)])
    const { rpcUrls = {} } = await sandbox.json()
    return createBerths(origin, rpcUrls)
  }
  const answer: Answer = async (request) => {
    const { origin } = new URL(request.url)
    const coming = created.get(origin) ?? create(origin)
    created.set(origin, coming)
    coming.catch(() => created.delete(origin))
    return (await coming)(request)
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return (request, response, next) => {
    const path = getRequestPath(request)
    if (path === '/berths' || path.startsWith('/siwx/')) void listener(request, response)
    else next()
  }
}
