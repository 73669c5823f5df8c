import { writeFile } from 'node:fs/promises'
import { areInstalled, explainMissingPackages, PHONE_PACKAGES } from '../server/explainFailure'
import { startSandbox } from '../server/startSandbox'
import type { RunningSandbox, SandboxSettings } from '../server/types'
import type { CommandArguments } from './readArguments'
import { UsageError } from './UsageError'

interface Output {
  /** Prints what a program reads. */
  print(line: string): void
  /** Prints what a person reads. */
  note(line: string): void
}

/** Starts a sandbox as the command line says, and prints its settings. */
export async function runCommand(
  { port, chains, phone, mailbox, json, out }: CommandArguments,
  { print, note }: Output,
): Promise<RunningSandbox> {
  let isRunning = false
  const log = (line: string) => {
    // The settings say all that a start would log.
    if (isRunning) note(line)
  }
  const sandbox = await startSandbox({ port, mailbox, log, ...(chains && { chains }) }).catch((error: unknown) => {
    throw new UsageError(explain(error, port), { cause: error })
  })
  try {
    for (const reason of Object.values(sandbox.missing)) note(`left out: ${reason}`)
    if (phone) await startPhone(sandbox, note)
    isRunning = true
    const { settings } = sandbox
    const text = JSON.stringify(settings, undefined, 2)
    if (out !== undefined) await writeSettings(out, text)
    if (json) print(text)
    else for (const line of describe(settings)) print(line)
    return sandbox
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}

async function startPhone(sandbox: RunningSandbox, note: (line: string) => void) {
  if (!areInstalled(PHONE_PACKAGES)) return note(`left out: ${explainMissingPackages('The phone', PHONE_PACKAGES)}`)
  await sandbox.startPhone().catch((error: unknown) => note(`left out: ${messageOf(error)}`))
}

async function writeSettings(path: string, text: string) {
  await writeFile(path, `${text}\n`).catch((error: unknown) => {
    throw new UsageError(`The settings cannot be written: ${messageOf(error)}`)
  })
}

function describe({ url, rpcUrls, walletsUrl, wallets, relayUrl, phoneUrl, mailbox }: SandboxSettings): string[] {
  const rows: (readonly [string, string | undefined])[] = [
    ['sandbox', `${url}/sandbox.json`],
    ...Object.entries(rpcUrls).map(([network, rpcUrl]) => [`node ${network}`, rpcUrl] as const),
    [
      'wallets',
      `${Object.values(wallets)
        .map(({ name }) => name)
        .join(', ')}: ${walletsUrl}`,
    ],
    ['relay', relayUrl],
    ['phone', phoneUrl],
    ['mailbox', mailbox && `${mailbox.smtpUrl}, read at ${mailbox.url}`],
    ['faults', `${url}/faults`],
  ]
  const lines = rows.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return [...lines, 'The keys of all accounts are public: never send real coins to them. Press Ctrl-C to stop.']
}

function explain(error: unknown, port: number): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Port ${port} is in use. Choose another one: --port ${port + 1}` : messageOf(error)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
