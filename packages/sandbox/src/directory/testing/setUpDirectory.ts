import { afterEach } from 'vitest'
import { startDirectory } from '../startDirectory'
import type { Directory, DirectoryOptions, ServiceFault } from '../types'

export interface TestDirectory extends Directory {
  ask(path: string, init?: RequestInit): Promise<Response>
  read(path: string): Promise<unknown>
  fault(fault: ServiceFault): Promise<Response>
}

export function setUpDirectory() {
  const running: Directory[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((directory) => directory.stop()))
  })
  return async (options: DirectoryOptions = {}): Promise<TestDirectory> => {
    const directory = await startDirectory({ wallets: 40, ...options })
    running.push(directory)
    const request = (path: string, init?: RequestInit) => {
      const url = new URL(path, directory.url)
      url.searchParams.append('projectId', 'demo')
      return fetch(url, init)
    }
    return {
      ...directory,
      ask: request,
      read: async (path) => (await request(path)).json(),
      fault: (fault) => fetch(`${directory.url}/__sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) }),
    }
  }
}
