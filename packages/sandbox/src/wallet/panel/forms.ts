import { shortenAddress } from '../shortenAddress'
import type { CreateElement } from './createElementFactory'
import { BUTTON_LABELS, type PanelForm } from './panelQuestion'

export function createPasswordForm(h: CreateElement): PanelForm {
  const input = h('input', { id: 'password', type: 'password', required: '', autocomplete: 'off' })
  const hint = h('p', { class: 'hint' }, 'Any password opens a sandbox wallet.')
  const body = [h('label', { for: 'password' }, 'Password'), input, hint]
  return { title: 'Unlock your wallet', approve: 'Unlock', reject: 'Cancel', body }
}

export function createAccountsForm(
  h: CreateElement,
  addresses: readonly string[],
  checked: readonly number[],
): PanelForm {
  const boxes = addresses.map((_, position) => {
    const box = h('input', { type: 'checkbox', name: 'account' })
    box.checked = checked.includes(position)
    return box
  })
  const rows = boxes.map((box, position) => {
    const address = addresses[position] ?? ''
    const name = h(
      'span',
      { class: 'account' },
      h('b', {}, `Account ${position + 1}`),
      h('span', { title: address }, shortenAddress(address)),
    )
    return h('label', { class: 'choice' }, box, name)
  })
  const fieldset = h('fieldset', {}, h('legend', {}, 'It may see'), ...rows)
  const read = () => boxes.flatMap((box, position) => (box.checked ? [position] : []))
  // Shows the browser's own validation message on the first box if none is checked.
  const check = () => boxes[0]?.setCustomValidity(read().length > 0 ? '' : 'Choose at least one account.')
  fieldset.addEventListener('change', check)
  return { ...BUTTON_LABELS, title: 'Connect to this site?', body: [fieldset], read }
}
