import type { RecoverySecret } from '../frame/recovery/openRecoverySeed'
import type { RecoveryFile } from '../frame/recovery/recoveryFile'
import { createElement } from '../frame/screen/createElement'

type Way = 'code' | 'password'

/** Draws the form for the file, and the code or password. */
export function drawForm() {
  const file = createElement('input', {
    type: 'file',
    id: 'file',
    accept: '.json,application/json',
    'aria-describedby': 'chosen error',
  })
  const chosen = createElement('p', { id: 'chosen', class: 'quiet' }, 'Choose it here, or drop it on this page.')
  const [byPassword, byCode] = [drawChoice('password', 'Password'), drawChoice('code', 'Printed code')]
  const choices = createElement(
    'fieldset',
    { hidden: '' },
    createElement('legend', {}, 'Open it with'),
    byPassword.label,
    byCode.label,
  )
  const code = createElement('textarea', {
    id: 'code',
    rows: '4',
    autocomplete: 'off',
    autocapitalize: 'characters',
    autocorrect: 'off',
    spellcheck: 'false',
    'aria-describedby': 'code-hint error',
  })
  const password = createElement('input', {
    id: 'password',
    type: 'password',
    autocomplete: 'off',
    'aria-describedby': 'error',
  })
  const codeField = createElement(
    'div',
    { class: 'field' },
    createElement('label', { for: 'code' }, 'Recovery code'),
    code,
    createElement(
      'p',
      { id: 'code-hint', class: 'quiet' },
      '15 groups of 4. Capitals, spaces and dashes don’t matter.',
    ),
  )
  const passwordField = createElement(
    'div',
    { class: 'field' },
    createElement('label', { for: 'password' }, 'Password'),
    password,
  )
  const error = createElement('p', { id: 'error', class: 'error', role: 'alert' })
  const button = createElement('button', { class: 'first', type: 'submit' }, 'Open the wallet')
  const form = createElement(
    'form',
    { class: 'card', novalidate: '' },
    createElement(
      'div',
      { class: 'field drop' },
      createElement('label', { for: 'file' }, 'Recovery file'),
      file,
      chosen,
    ),
    choices,
    codeField,
    passwordField,
    error,
    button,
  )
  const fields = { file, code, password }
  const way = (): Way => (byPassword.input.checked ? 'password' : 'code')
  const showFields = () => {
    codeField.hidden = way() !== 'code'
    passwordField.hidden = way() !== 'password'
  }
  const showError = (message: string, at?: keyof typeof fields) => {
    error.textContent = message
    for (const [name, field] of Object.entries(fields)) {
      if (name === at) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    }
    if (at) fields[at].focus()
  }
  const offer = (hasPassword: boolean) => {
    choices.hidden = !hasPassword
    byPassword.input.checked = hasPassword
    byCode.input.checked = !hasPassword
    showFields()
  }
  choices.addEventListener('change', () => {
    showError('')
    showFields()
  })
  offer(false)
  return {
    form,
    file,
    way,
    showError,
    readSecret: (): RecoverySecret => (way() === 'code' ? { code: code.value } : { password: password.value }),
    hasSecret: () => code.value !== '' || password.value !== '',
    isEmpty: () => fields[way()].value.trim() === '',
    showFile(parsed: RecoveryFile) {
      chosen.textContent = `Wallet of ${parsed.site.name}, ${parsed.site.url}`
      offer(parsed.password !== undefined)
    },
    forgetFile() {
      file.value = ''
      chosen.textContent = 'Choose it here, or drop it on this page.'
      offer(false)
    },
    clearSecrets() {
      code.value = ''
      password.value = ''
      showError('')
    },
    setBusy(isBusy: boolean) {
      button.disabled = isBusy
      button.textContent = isBusy ? 'Opening. This can take a minute.' : 'Open the wallet'
      form.setAttribute('aria-busy', String(isBusy))
    },
  }
}

function drawChoice(value: Way, text: string) {
  const input = createElement('input', { type: 'radio', name: 'way', value })
  return { input, label: createElement('label', { class: 'choice' }, input, text) }
}
