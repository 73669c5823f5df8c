import * as z from 'zod/mini'
import type { SandboxSettings } from '../server/types'
import type { SandboxPages, TestFaults } from './types'

const answerSchema = z.record(z.string(), z.unknown())

export function createTestFaults({ url }: SandboxSettings, pages: SandboxPages): TestFaults {
  const send = async (path: string, method: 'PUT' | 'DELETE', body?: object) => {
    const response = await fetch(`${url}/faults${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const answer = z.parse(answerSchema, await response.json())
    if (!response.ok) throw new TypeError(String(answer.error))
    await pages.setFaults(answer)
  }
  return {
    add: (name, options = {}) => send(`/${name}`, 'PUT', options),
    remove: (name) => send(`/${name}`, 'DELETE'),
    clear: () => send('', 'DELETE'),
  }
}
