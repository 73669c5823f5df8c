/** Shows for each group of codes how an app handles one of them, by the group's title. */
export const errorExamples: Readonly<Record<string, string>> = {
  'Setting up': `import { isModalError } from '@foyer/core'

try {
  await modal.open()
} catch (error) {
  // After a new deployment, the page of before may miss its files.
  if (isModalError(error, 'UI_LOAD_FAILED')) location.reload()
  else throw error
}`,
  Connecting: `import { isModalError } from '@foyer/core'
import { connect, describeError } from '@foyer/core/actions'

const SILENT = ['CONNECTION_REJECTED', 'MODAL_CLOSED', 'CONNECT_SUPERSEDED', 'ABORTED']

try {
  await connect(modal, { walletId: 'io.metamask' })
} catch (error) {
  if (isModalError(error) && SILENT.includes(error.code)) draw('button')
  else draw(describeError(error))
}`,
  Phones: `import { isModalError } from '@foyer/core'
import { connect, describeError } from '@foyer/core/actions'

try {
  await connect(modal, { walletId: 'walletconnect', onUri: (uri) => drawQrCode(uri) })
} catch (error) {
  if (isModalError(error, 'SESSION_EXPIRED')) draw('new code')
  else draw(describeError(error))
}`,
  'Accounts and networks': `import { isModalError } from '@foyer/core'
import { connectReadOnly, describeError } from '@foyer/core/actions'

try {
  await connectReadOnly(modal, { address })
} catch (error) {
  if (isModalError(error, 'ADDRESS_INVALID')) draw(error.context.reason) // 'mistyped'
  else draw(describeError(error))
}`,
  'Requests to a wallet': `import { isModalError } from '@foyer/core'
import { describeError, signMessage } from '@foyer/core/actions'

try {
  await signMessage(modal, { message: 'Hello' })
} catch (error) {
  if (!isModalError(error, 'USER_REJECTED')) draw(describeError(error))
}`,
  Sending: `import { isModalError } from '@foyer/core'
import { describeError, sendTransfer } from '@foyer/core/actions'

try {
  await sendTransfer(modal, { token: usdc, to: 'maya.eth', amount: '25' })
} catch (error) {
  if (isModalError(error, 'SEND_NOT_ENOUGH')) draw('lower amount')
  else if (isModalError(error) && error.context.mayBeSent) draw('check the activity first')
  else draw(describeError(error))
}`,
  Swaps: `// Swaps begin in the modal: their failures are events.
modal.on('error', ({ code, context }) => {
  if (code === 'SWAP_UNSEEN') draw('look for', context.hash)
})`,
  Payments: `import { isModalError } from '@foyer/core'
import { describeError, openPay } from '@foyer/core/actions'

try {
  await openPay(modal, { asset: 'eip155:1/slip44:60', recipient, amount: '0.5' })
} catch (error) {
  if (isModalError(error, 'PAY_CANCELLED')) draw('cart')
  else draw(describeError(error))
}`,
  Permissions: `import { isModalError } from '@foyer/core'
import { describeError, fetchPermissions, revokePermissions } from '@foyer/core/actions'

try {
  const { permissions } = await fetchPermissions(modal)
  await revokePermissions(modal, permissions)
} catch (error) {
  if (isModalError(error, 'REVOCATION_UNSEEN')) await fetchPermissions(modal) // it may be gone
  else draw(describeError(error))
}`,
  Names: `import { isModalError } from '@foyer/core'
import { describeError, registerName, suggestNames } from '@foyer/core/actions'

try {
  await registerName(modal, { name: 'maya' })
} catch (error) {
  if (isModalError(error, 'NAME_TAKEN')) draw(await suggestNames(modal, { name: 'maya' }))
  else draw(describeError(error))
}`,
  'Sign-in': `import { isModalError } from '@foyer/core'
import { describeError, signIn } from '@foyer/core/actions'

try {
  await signIn(modal)
} catch (error) {
  if (isModalError(error, 'SIGN_IN_UNANSWERED')) await signIn(modal)
  else draw(describeError(error))
}`,
  'Embedded wallet': `import { isModalError } from '@foyer/core'
import { describeError, verifyEmailCode } from '@foyer/core/actions'

try {
  await verifyEmailCode(modal, { code: '123456' })
} catch (error) {
  if (isModalError(error, 'CODE_EXPIRED')) draw('send a new code')
  else draw(describeError(error))
}`,
  'Services and nodes': `import { isModalError } from '@foyer/core'
import { describeError, fetchTokens } from '@foyer/core/actions'

try {
  draw(await fetchTokens(modal))
} catch (error) {
  if (isModalError(error, 'OFFLINE')) draw('no connection')
  else draw(describeError(error))
}`,
  'Codes of wallets (EIP-1193)': `import { isModalError } from '@foyer/core'
import { connect, describeError, signMessage } from '@foyer/core/actions'

try {
  await signMessage(modal, { message: 'Hello' })
} catch (error) {
  if (isModalError(error, 'PROVIDER_UNAUTHORIZED')) await connect(modal)
  else draw(describeError(error))
}`,
  'Codes of JSON-RPC (EIP-1474)': `import { isModalError } from '@foyer/core'
import { describeError, estimateGas } from '@foyer/core/actions'

try {
  await estimateGas(modal, { namespace: 'eip155', transaction: { to: '0x51c0…', value: 1n } })
} catch (error) {
  if (isModalError(error, 'RPC_INVALID_PARAMS')) console.error(error.cause)
  else draw(describeError(error))
}`,
  'Texts of nodes': `import { isModalError } from '@foyer/core'
import { describeError, sendTransaction } from '@foyer/core/actions'

try {
  await sendTransaction(modal, { namespace: 'eip155', transaction: { to: '0x51c0…', value: 10n ** 16n } })
} catch (error) {
  if (isModalError(error, 'NODE_INSUFFICIENT_FUNDS')) draw('lower amount')
  else draw(describeError(error))
}`,
  'Codes of several calls at once (EIP-5792)': `import { isModalError } from '@foyer/core'
import { describeError, sendTransfers } from '@foyer/core/actions'

const transfers = ['maya.eth', 'theo.eth'].map((to) => ({ token: usdc, to, amount: '25' }))
try {
  await sendTransfers(modal, { transfers })
} catch (error) {
  if (isModalError(error, 'CALLS_BUNDLE_TOO_LARGE')) draw('fewer at once')
  else draw(describeError(error))
}`,
}
