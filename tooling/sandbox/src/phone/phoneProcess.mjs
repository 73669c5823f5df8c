/**
 * The phone's own process: the WalletConnect core is one a process, and a site under test has its own. It ends when the
 * channel to its parent closes, however that one ended.
 */
import { serve } from '../http/serve.mjs'
import { guardFetch } from './guardFetch.mjs'

/**
 * @typedef {Omit<import('./types.d.mts').PhoneOptions, 'log'>} StartMessage
 * @typedef {{ url: string } | { failed: string } | { line: string }} ReportMessage
 */

process.on('disconnect', () => process.exit(0))
// Ctrl-C is the parent's to answer.
process.on('SIGINT', () => {})

/** @param {ReportMessage} message */
const report = (message) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

process.once('message', (/** @type {StartMessage} */ options) => {
  open(options).then(
    (url) => report({ url }),
    (error) => report({ failed: String(error) }),
  )
})

// The client rejects promises of its own that nobody holds, as when the relay is away, and throws while it reads garbage;
// a phone goes on.
process.on('unhandledRejection', (reason) => report({ line: `phone: ${String(reason)}` }))
process.on('uncaughtException', (error) => report({ line: `phone: ${String(error)}` }))

/** @param {StartMessage} options */
async function open({
  relayUrl,
  rpcUrls,
  mnemonic,
  accounts,
  port = 0,
  projectId = 'sandbox',
  policy = {},
  signIn = true,
}) {
  const blocked = guardFetch(relayUrl)
  const [{ createControl }, { createPhone }, { openWalletKit }, { createSigners }] = await Promise.all([
    import('./createControl.mjs'),
    import('./createPhone.mjs'),
    import('./openWalletKit.mjs'),
    import('./signers/createSigners.mjs'),
  ])
  const signers = await createSigners({ rpcUrls, ...(mnemonic && { mnemonic }), ...(accounts && { accounts }) })
  /** @type {(control: ReturnType<typeof createControl>) => void} */
  let ready = () => {}
  /** @type {Promise<ReturnType<typeof createControl>>} */
  const opened = new Promise((resolve) => {
    ready = resolve
  })
  // A page that was left open asks again before the phone, which tells sites this address, is there.
  const page = { fetch: async (/** @type {Request} */ request) => (await opened).app.fetch(request) }
  const { url } = await serve(page, { port, log: (line) => report({ line: `phone: ${line}` }) })
  const kit = await openWalletKit({ relayUrl, projectId, url })
  const phone = createPhone({ kit, signers, policy, signIn, blocked, changed: () => control.tellAll() })
  const control = createControl(phone)
  ready(control)
  return url
}
