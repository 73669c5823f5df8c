/**
 * Runs the phone in its own process: WalletConnect's core is one per process, and the tested app has another. Ends when
 * the parent process closes the channel.
 */

import { serveApp } from '../http/serveApp'
import { blockForeignFetch } from './blockForeignFetch'
import type { PhoneOptions } from './types'

export type PhoneProcessOptions = Omit<PhoneOptions, 'log'>

export type PhoneProcessMessage = { url: string } | { failed: string } | { line: string }

process.on('disconnect', () => process.exit(0))
// Leaves Ctrl-C to the parent process.
process.on('SIGINT', () => {})

const report = (message: PhoneProcessMessage) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

process.once('message', (options: PhoneProcessOptions) => {
  open(options).then(
    (url) => report({ url }),
    (error) => report({ failed: String(error) }),
  )
})

// WalletConnect's client leaves rejections unhandled, for example without a relay, and throws on malformed messages;
// the phone continues.
process.on('unhandledRejection', (reason) => report({ line: `phone: ${String(reason)}` }))
process.on('uncaughtException', (error) => report({ line: `phone: ${String(error)}` }))

async function open({
  relayUrl,
  rpcUrls,
  mnemonic,
  accounts,
  port = 0,
  projectId = 'sandbox',
  policy = {},
  signIn = true,
}: PhoneProcessOptions) {
  const blocked = blockForeignFetch(relayUrl)
  const [{ createPhoneControl: createControl }, { createPhone }, { openWalletKit }, { createPhoneSigners }] =
    await Promise.all([
      import('./createPhoneControl'),
      import('./createPhone'),
      import('./openWalletKit'),
      import('./signers/createPhoneSigners'),
    ])
  const signers = await createPhoneSigners({ rpcUrls, ...(mnemonic && { mnemonic }), ...(accounts && { accounts }) })
  let ready: (control: ReturnType<typeof createControl>) => void = () => {}
  const opened: Promise<ReturnType<typeof createControl>> = new Promise((resolve) => {
    ready = resolve
  })
  // Serves the page before the phone is ready; its requests wait for the phone.
  const page = { fetch: async (request: Request) => (await opened).app.fetch(request) }
  const { url } = await serveApp(page, { port, log: (line) => report({ line: `phone: ${line}` }) })
  const kit = await openWalletKit({ relayUrl, projectId, url })
  const phone = createPhone({ kit, signers, policy, signIn, blocked, changed: () => control.tellAll() })
  const control = createControl(phone)
  ready(control)
  return url
}
