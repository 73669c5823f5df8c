/**
 * The phone's own process: the WalletConnect core is one a process, and a site under test has its own. It ends when the
 * channel to its parent closes, however that one ended.
 */

import { serve } from '../http/serve'
import { guardFetch } from './guardFetch'
import type { PhoneOptions } from './types'

export type StartMessage = Omit<PhoneOptions, 'log'>

export type ReportMessage = { url: string } | { failed: string } | { line: string }

process.on('disconnect', () => process.exit(0))
// Ctrl-C is the parent's to answer.
process.on('SIGINT', () => {})

const report = (message: ReportMessage) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

process.once('message', (options: StartMessage) => {
  open(options).then(
    (url) => report({ url }),
    (error) => report({ failed: String(error) }),
  )
})

// The client rejects promises of its own that nobody holds, as when the relay is away, and throws while it reads garbage;
// a phone goes on.
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
}: StartMessage) {
  const blocked = guardFetch(relayUrl)
  const [{ createControl }, { createPhone }, { openWalletKit }, { createSigners }] = await Promise.all([
    import('./createControl'),
    import('./createPhone'),
    import('./openWalletKit'),
    import('./signers/createSigners'),
  ])
  const signers = await createSigners({ rpcUrls, ...(mnemonic && { mnemonic }), ...(accounts && { accounts }) })
  let ready: (control: ReturnType<typeof createControl>) => void = () => {}
  const opened: Promise<ReturnType<typeof createControl>> = new Promise((resolve) => {
    ready = resolve
  })
  // A page that was left open asks again before the phone, which tells sites this address, is there.
  const page = { fetch: async (request: Request) => (await opened).app.fetch(request) }
  const { url } = await serve(page, { port, log: (line) => report({ line: `phone: ${line}` }) })
  const kit = await openWalletKit({ relayUrl, projectId, url })
  const phone = createPhone({ kit, signers, policy, signIn, blocked, changed: () => control.tellAll() })
  const control = createControl(phone)
  ready(control)
  return url
}
