import type { Connect, Plugin } from 'vite'

/** The two hooks with which one middleware serves the dev server and `vite preview` alike. */
export function serve(
  middleware: Connect.NextHandleFunction,
): Pick<Plugin, 'configureServer' | 'configurePreviewServer'> {
  return {
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  }
}

/** The path that was asked for, without query. */
export function pathOf({ url }: Connect.IncomingMessage): string {
  return new URL(url ?? '/', 'http://localhost').pathname
}
