import { createServer } from 'node:net'

const ATTEMPTS = 20

export async function findFreePort(wanted: number) {
  for (let port = wanted; port < wanted + ATTEMPTS; port++) {
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${wanted} and ${wanted + ATTEMPTS - 1}.`)
}

/** Free in both address families: a browser may take `localhost` for either. */
async function isFree(port: number) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, host: string) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
