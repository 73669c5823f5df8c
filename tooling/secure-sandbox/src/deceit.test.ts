import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { CHROMIUM } from './testing/openTestApp'
import { useTestEnvironment } from './testing/useTestEnvironment'

const stage = useTestEnvironment()

describe.skipIf(!existsSync(CHROMIUM))('what a text or a signature hides', () => {
  it('is written out, and a login for another site is warned of, however it is spelled', async () => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, 'hidden@example.org')
    const decline = async () => {
      await wallet.getByRole('button', { name: 'Decline' }).click()
      expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    }
    await stage.site().ask(page, 'personal_sign', [toHex('Pay\u3164 \u{e0041}me\u2800'), address])
    await wallet.getByText('Pay\\u{3164} \\u{e0041}me\\u{2800}').waitFor()
    await wallet.getByText('This contains invisible characters.').waitFor()
    await decline()

    await stage.site().ask(page, 'personal_sign', [toHex('evil.example  WANTS you\u200b to sіgn in'), address])
    await wallet.getByText('This signs you in to evil.example').waitFor()
    await decline()
    await page.context().close()
  })

  it('is warned of: a delegatecall of a Safe, a delegation, and an order for nothing', async () => {
    const { page, wallet } = await stage.site().open()
    const { address } = await stage.login(page, 'typed@example.org')
    const contract = '0x00000000000000000000000000000000000000b1'
    const request = async (primaryType: string, types: Record<string, readonly string[]>, message: object) => {
      const named = Object.entries(types).map(([name, fields]) => {
        const list = fields.map((each) => ({ type: each.split(' ')[0], name: each.split(' ')[1] }))
        return [name, list] as const
      })
      const domain = { chainId: 1, verifyingContract: contract }
      const data = { types: Object.fromEntries(named), primaryType, domain, message }
      await stage.site().ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(data)])
    }
    const decline = async (review: Page) => {
      await Promise.all([review.waitForEvent('close'), review.getByRole('button', { name: 'Decline' }).click()])
      expect(await stage.site().answer(page)).toMatchObject({ rpcCode: 4001 })
    }
    await request(
      'SafeTx',
      { SafeTx: ['address to', 'uint256 value', 'bytes data', 'uint8 operation'] },
      { to: contract, value: 0, data: '0x', operation: 1 },
    )
    let review = await stage.review(wallet)
    await review.getByText('(delegatecall)').waitFor()
    await decline(review)
    await request(
      'Delegation',
      { Delegation: ['address delegate', 'Caveat[] caveats'], Caveat: ['address enforcer', 'bytes terms'] },
      { delegate: contract, caveats: [] },
    )
    review = await stage.review(wallet)
    await review.getByRole('heading', { name: 'Let someone else act for you' }).waitFor()
    await review.getByText('There’s no limit').waitFor()
    await decline(review)
    await request(
      'Order',
      { Order: ['address sellToken', 'address receiver', 'uint256 sellAmount', 'uint256 buyAmount'] },
      { sellToken: contract, receiver: contract, sellAmount: '5', buyAmount: '0' },
    )
    review = await stage.review(wallet)
    await review.getByText('This gives your tokens away for nothing.').waitFor()
    await review.getByText('goes to someone else').waitFor()
    await decline(review)
    await page.context().close()
  })

  it('is refused: a transaction for another network than the one in use', async () => {
    const { page } = await stage.site().open()
    const { address } = await stage.login(page, 'other@example.org')
    const to = '0x00000000000000000000000000000000000000b1'
    await stage.site().ask(page, 'eth_sendTransaction', [{ from: address, to, value: '0x1', chainId: '0x89' }])
    expect(await stage.site().answer(page)).toEqual({ message: 'This is for a different network.', rpcCode: 4901 })
    await page.context().close()
  })
})
