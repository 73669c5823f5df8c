import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { EXEC_ARGV, locateModule } from '../process/runFile'
import { createPhoneScript } from './createPhoneScript'
import type { PhoneProcessMessage, PhoneProcessOptions } from './phoneProcess'
import type { Phone, PhoneOptions } from './types'

const PROCESS = locateModule('./phoneProcess', import.meta.url)
const START_TIMEOUT_MS = 120_000

/** Starts a phone wallet (WalletKit) with real keys, in a process that ends with this one. */
export async function startPhone({ log = () => {}, ...options }: PhoneOptions): Promise<Phone> {
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  const child = fork(PROCESS, [], { execArgv: EXEC_ARGV, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const ended = once(child, 'exit').then(() => {})
  const stop = () => {
    if (child.connected) child.disconnect()
    return ended
  }
  try {
    const url = await opened(child, log, options)
    log(`phone: ${url}`)
    return { url, script: createPhoneScript(url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function opened(child: ChildProcess, log: (line: string) => void, options: PhoneProcessOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the phone does not start')), START_TIMEOUT_MS)
    child.on('message', (message: PhoneProcessMessage) => {
      if ('line' in message) return log(message.line)
      clearTimeout(timer)
      if ('url' in message) resolve(message.url)
      else reject(new Error(message.failed))
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the phone ended with code ${code}`))
    })
    child.send(options)
  })
}
