import type { Connect, Plugin } from 'vite'

/** Installs a middleware in the dev server and in `vite preview`. */
export function addMiddleware(
  middleware: Connect.NextHandleFunction,
): Pick<Plugin, 'configureServer' | 'configurePreviewServer'> {
  return {
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  }
}

/** Returns a request's path without query. */
export function getRequestPath({ url }: Connect.IncomingMessage): string {
  return new URL(url ?? '/', 'http://localhost').pathname
}
