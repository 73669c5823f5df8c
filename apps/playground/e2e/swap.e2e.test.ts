import { type Address, erc20Abi, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { allow, MANY, ROUTER } from './lib/allowedScreens.ts'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'

describe('swapping', () => {
  it('takes what is paid and the network’s fee, and brings what it says that came', async () => {
    const page = await openPage({ path: SITE })
    const modal = modalOf(page)
    await connect(page, 'kitewing')
    const account = (await stateOf(page)).address as Address
    const { tokens } = await page.evaluate(async () =>
      (await fetch('/sandbox.json')).json().then((local) => local.tokenList),
    )
    const { address } = tokens.find(({ symbol }: { symbol: string }) => symbol === 'HUSD') as { address: Address }
    const read = async () => ({
      coin: await chain(1).getBalance({ address: account }),
      dollars: await chain(1).readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
    })

    await modal.openAccount()
    await modal.button('Swap').click()
    await modal.dialog.locator('[data-focus-key="token-to"]').click()
    await modal.button('Harbor Dollar').click()
    await modal.dialog.getByLabel('You pay').fill('0.5')
    await modal.text(/^1 ETH = /).waitFor()
    await modal.button('Review swap').click()
    await modal.text('What will happen').waitFor()
    const before = await read()
    await modal.button('Swap now').dblclick()
    await modal.title.getByText('Swapped').waitFor()
    const after = await read()
    const got = await modal.dialog.getByText(/^You got /).textContent()
    const fee = before.coin - after.coin - parseEther('0.5')
    expect(fee).toBeGreaterThan(0n)
    expect(fee).toBeLessThan(parseEther('0.01'))
    const dollars = Number(after.dollars - before.dollars) / 1e6
    expect(Number(/([\d,.]+) HUSD/.exec(got ?? '')?.[1]?.replaceAll(',', ''))).toBeCloseTo(dollars, 1)
    expect(dollars).toBeGreaterThan(0)

    // What is allowed stands in its own view, and is taken back there.
    await allow(page, 'HUSD', ROUTER, MANY)
    const allowed = () =>
      chain(1).readContract({ address, abi: erc20Abi, functionName: 'allowance', args: [account, ROUTER] })
    await expect.poll(allowed).toBe(2n ** 256n - 1n)
    await modal.button('Done').click()
    await modal.button('What you allowed').click()
    await modal.text('Unlimited HUSD').click()
    await modal.button('Take it back').click()
    await modal.text('Nothing found').waitFor()
    expect(await allowed()).toBe(0n)
    await modal.back.click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Permission taken back').waitFor()
  })
})
