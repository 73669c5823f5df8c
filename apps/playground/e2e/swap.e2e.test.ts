import { POOL } from '@foyer/sandbox/pools'
import { SNARE } from '@foyer/sandbox/tokens'
import { type Address, createTestClient, erc20Abi, http, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { allow, MANY, ROUTER } from './lib/allowedScreens.ts'
import { nodeUrl } from './lib/askNode.ts'
import { chain } from './lib/chain.ts'
import { connect } from './lib/connect.ts'
import { modalOf } from './lib/modalOf.ts'
import { openPage } from './lib/openPage.ts'
import { SITE, siteWith } from './lib/site.ts'
import { stateOf } from './lib/stateOf.ts'
import { choose, chooseAddressed, paid, review } from './lib/swapScreens.ts'
import { wallet } from './lib/wallet.ts'

describe('swapping', () => {
  it('takes what is paid and the network’s fee, and brings what it says that came', { tags: ['journey'] }, async () => {
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
    const box = modal.dialog.locator('.fy-allow__box')
    const colour = () => box.evaluate((element) => getComputedStyle(element).backgroundColor)
    await box.waitFor()
    const unchosen = await colour()
    await modal.text('Unlimited HUSD').click()
    expect(await colour(), 'nobody has chosen it before').not.toBe(unchosen)
    await modal.button('Take it back').click()
    await modal.text('Nothing found').waitFor()
    expect(await allowed()).toBe(0n)
    await modal.back.click()
    await modal.dialog.getByRole('tab', { name: 'Activity' }).click()
    await modal.text('Permission taken back').waitFor()
  })

  it('compares who swaps, warns of traps, says that a price changed, and goes on after a reload between approval and swap', async () => {
    const path = siteWith({ 'features.swaps': ['1inch', 'detour'], 'features.onramp': ['brightlane'] })
    const page = await openPage({ path, before: ({ clock }) => clock.install() })
    const modal = modalOf(page)
    const { script } = wallet(page, 'kitewing')
    await connect(page, 'kitewing')
    await modal.openAccount()
    // Who sells is named in the options of the page.
    await modal.button('Buy').waitFor()
    await modal.button('Swap').click()
    await choose(page, 'to', 'Harbor Dollar')
    await paid(page).fill('0.5')
    await modal.text(/^1 ETH = /).click()

    // More comes by the other, and less is left of it after gas.
    const offers = modal.dialog.locator('.fy-swap__offers > div')
    await expect.poll(() => offers.count()).toBe(2)
    const [best = '', other = ''] = await offers.allTextContents()
    expect(best).toMatch(/^1inch Swap APIBest, with fees estimated|^1inchBest, with fees estimated/)
    expect(other).toMatch(/^Breakwater/)
    const amountOf = (text: string) => Number(/([\d,.]+) HUSD/.exec(text)?.[1]?.replaceAll(',', ''))
    expect(amountOf(other)).toBeGreaterThan(amountOf(best))

    // The price is read anew while it is looked over: what was pressed for is not what would be done.
    await review(page)
    const pool = createTestClient({ mode: 'anvil', transport: http(nodeUrl('eip155:1')) })
    const { address, coins } = POOL
    await pool.setBalance({ address, value: (coins * 1_005n) / 1_000n })
    await page.clock.fastForward(21_000)
    await modal.text(/^The price changed: you get about /).waitFor()
    expect(await modal.button('Swap now').count()).toBe(0)
    await modal.button('Accept the new price').click()
    await modal.button('Swap now').waitFor()
    await pool.setBalance({ address, value: coins })

    await modal.back.click()
    await choose(page, 'to', 'Toll')
    await modal.text(/^1 ETH = /).waitFor()
    await review(page)
    await modal.text('This token keeps 1% of whatever is sent.').waitFor()
    await modal.back.click()
    await chooseAddressed(page, SNARE.address)
    await modal.text('This HUSD only looks like Harbor Dollar').waitFor()
    await modal.text(/^1 ETH = /).waitFor()
    await review(page)
    await modal.text('This token could be bought, but not sold again.').waitFor()
    await modal.button('Swap anyway').waitFor()

    // Exactly what is paid is allowed: declined first, then allowed while nobody looks, and gone on with after a reload.
    await modal.back.click()
    await choose(page, 'from', 'Pilot')
    await choose(page, 'to', 'Harbor Dollar')
    await paid(page).fill('7')
    await modal.text(/^1 HUSD = /).waitFor()
    await review(page)
    await script.next(['reject'])
    await modal.button('Swap now').click()
    await modal.text('PILOT not allowed').waitFor()
    await script.mode('never')
    await modal.button('Try again').click()
    await expect.poll(() => script.open()).toEqual(['transaction'])
    await modal.close.click()
    await modal.gone()
    await script.release()
    await page.waitForFunction(() => localStorage.getItem('@appkit/swap_progress')?.includes('approval'))
    await page.reload()
    await modal.openAccount()
    await modal.button('Swap').click()
    await modal.text('7 PILOT is allowed already. Nothing was swapped yet. An approval of PILOT for 0x').waitFor()
    await modal.button('Swap now').click()
    await modal.title.getByText('Swapped').waitFor()
    await modal.text(/^You got .* HUSD$/).waitFor()
  })
})
