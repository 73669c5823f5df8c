import { afterEach } from 'vitest'
import { startDirectory } from '../startDirectory'
import type { Directory, DirectoryOptions, Fault } from '../types'

export interface TestDirectory extends Directory {
  /** Of a service route, with a project id. */
  ask(path: string, init?: RequestInit): Promise<Response>
  read(path: string): Promise<unknown>
  fault(fault: Fault): Promise<Response>
}

/** Starts directories that end with their test. */
export function useDirectory() {
  const running: Directory[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((directory) => directory.stop()))
  })
  return async (options: DirectoryOptions = {}): Promise<TestDirectory> => {
    const directory = await startDirectory({ wallets: 40, ...options })
    running.push(directory)
    const ask = (path: string, init?: RequestInit) => {
      const url = new URL(path, directory.url)
      url.searchParams.append('projectId', 'demo')
      return fetch(url, init)
    }
    return {
      ...directory,
      ask,
      read: async (path) => (await ask(path)).json(),
      fault: (fault) => fetch(`${directory.url}/__sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) }),
    }
  }
}
