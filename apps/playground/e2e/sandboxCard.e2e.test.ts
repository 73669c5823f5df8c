import { expect, it, onTestFinished } from 'vitest'
import { getTestService } from './lib/getTestService.ts'
import { openPage } from './lib/openPage.ts'
import { locateRegion } from './lib/remote.ts'

it('the sandbox card switches the relay off and on, and shows the active fault after a reload', async () => {
  const faults = `${getTestService('relayUrl').replace(/^ws/, 'http')}/__sandbox/faults`
  onTestFinished(async () => void (await fetch(faults, { method: 'DELETE' })))
  const list = async () => (await fetch(faults)).json()
  const page = await openPage()
  const choice = locateRegion(page, 'Relay').getByRole('combobox')
  await choice.selectOption({ label: 'As if it were gone' })
  await expect.poll(list).toEqual([{ refuse: true }])
  await page.reload()
  await expect.poll(() => choice.locator('option:checked').textContent()).toBe('As if it were gone')
  await choice.selectOption({ label: 'Normally' })
  await expect.poll(list).toEqual([])
})
