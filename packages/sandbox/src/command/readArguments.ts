import { parseArgs } from 'node:util'
import { SANDBOX_CHAINS } from '../server/startChains'
import type { SandboxChain } from '../server/types'
import { UsageError } from './UsageError'

export const DEFAULT_PORT = 8540

export interface CommandArguments {
  readonly command: 'start' | 'help' | 'version'
  readonly port: number
  /** Undefined starts all chains that can start. */
  readonly chains: readonly SandboxChain[] | undefined
  readonly phone: boolean
  readonly mailbox: boolean
  readonly json: boolean
  readonly out: string | undefined
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
  port: { type: 'string', default: String(DEFAULT_PORT) },
  chains: { type: 'string' },
  'no-phone': { type: 'boolean', default: false },
  'no-mailbox': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const

/** Reads the command line, and throws a `UsageError` for what it cannot use. */
export function readArguments(args: readonly string[]): CommandArguments {
  const { values } = parse(args)
  return {
    command: values.help ? 'help' : values.version ? 'version' : 'start',
    port: readPort(values.port),
    chains: values.chains === undefined ? undefined : readChains(values.chains),
    phone: !values['no-phone'],
    mailbox: !values['no-mailbox'],
    json: values.json,
    out: values.out,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new UsageError(`--port ${text} is not a port`)
  return port
}

function readChains(text: string): readonly SandboxChain[] {
  const names = text.split(',').map((name) => name.trim())
  return names.map((name) => {
    const chain = SANDBOX_CHAINS.find((each) => each === name)
    if (chain === undefined) throw new UsageError(`--chains ${text}: each is one of ${SANDBOX_CHAINS.join(', ')}`)
    return chain
  })
}
