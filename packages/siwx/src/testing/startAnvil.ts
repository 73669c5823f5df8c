import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface AnvilChain {
  readonly url: string
  stop(): void
}

/** Starts anvil on a free port. The sandbox depends on this package, so it is not available here. */
export function startAnvil(chainId: number): Promise<AnvilChain> {
  const child = spawn(findAnvil(), ['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId)])
  const stop = () => void child.kill()
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, port] = /Listening on 127\.0\.0\.1:(\d+)/.exec(said) ?? []
      if (port) resolve({ url: `http://127.0.0.1:${port}`, stop })
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${said}`)))
  })
}

function findAnvil(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  const require = createRequire(import.meta.url)
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  return join(dirname(fromAnvil.resolve(`${name}/package.json`)), 'bin', 'anvil')
}
