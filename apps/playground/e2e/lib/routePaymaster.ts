import type { Page } from 'playwright-core'

interface PaymasterRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** Serves a paymaster of the page's own host at `/paymaster` (ERC-7677), which pays for everything or for nothing. */
export async function routePaymaster(page: Page) {
  const requests: PaymasterRequest[] = []
  const state = { isEmpty: false }
  await page.route(/\/paymaster$/, (route) => {
    const { id, method, params }: PaymasterRequest & { readonly id: number } = route.request().postDataJSON()
    requests.push({ method, params })
    const paymaster = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const gas = { paymasterVerificationGasLimit: '0x5208', paymasterPostOpGasLimit: '0x0' }
    const answers: Readonly<Record<string, object>> = {
      pm_getPaymasterStubData: { sponsor: { name: 'Harbor' }, paymaster, paymasterData: '0x00', ...gas },
      pm_getPaymasterData: { paymaster, paymasterData: '0x0102' },
    }
    const refusal = { code: -32000, message: 'The policy has no budget left' }
    const result = state.isEmpty ? undefined : answers[method]
    return route.fulfill({ json: { jsonrpc: '2.0', id, ...(result ? { result } : { error: refusal }) } })
  })
  return { requests, state }
}
