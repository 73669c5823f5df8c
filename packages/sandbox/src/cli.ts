#!/usr/bin/env node
/** Runs a sandbox until a signal. */
import { readFile } from 'node:fs/promises'
import { readArguments } from './command/readArguments'
import { runCommand } from './command/runCommand'
import { UsageError } from './command/UsageError'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const USAGE = `Usage: foyer-sandbox [options]

Starts local chains, test wallets, a WalletConnect relay with a phone, and a mailbox, until Ctrl-C.

  --chains evm,solana  starts these of evm, solana, bitcoin, polkadot, cosmos, and fails if one does not start;
                       without it, all that can start
  --port 8540          the port of the sandbox's server
  --no-phone           starts no phone
  --no-mailbox         starts no mailbox
  --json               prints the settings as JSON, and everything else to stderr
  --out FILE           writes the settings to a file
  --help, --version

Documentation: https://www.npmjs.com/package/@foyer/sandbox`

try {
  const options = readArguments(process.argv.slice(2))
  if (options.command === 'help') console.info(USAGE)
  else if (options.command === 'version') console.info(await readVersion())
  else await run(options)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(options: ReturnType<typeof readArguments>): Promise<void> {
  let stopping = false
  let stop: () => Promise<void> = async () => {}
  const end = () => {
    // A second signal, or one during the start, ends the process at once; the chains end with it.
    if (stopping) process.exit(0)
    stopping = true
    void stop().finally(() => process.exit(0))
  }
  for (const signal of SIGNALS) process.on(signal, end)
  const sandbox = await runCommand(options, {
    print: (line) => console.info(line),
    note: (line) => console.error(line),
  }).catch((error: unknown) => {
    for (const signal of SIGNALS) process.removeListener(signal, end)
    throw error
  })
  stop = sandbox.stop
}

async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version
}
