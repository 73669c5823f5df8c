/** Prompts the user in the wallet's panel, on top of the page. */
export function promptInPage(name: string, question: string): Promise<boolean> {
  return new Promise((resolve) => {
    const panel = document.createElement('div')
    panel.setAttribute('role', 'alertdialog')
    panel.setAttribute('aria-label', `${name}: ${question}`)
    const text = document.createElement('p')
    text.textContent = `${name}: ${question}`
    const button = (label: string, answer: boolean) => {
      const element = document.createElement('button')
      element.type = 'button'
      element.textContent = label
      element.addEventListener('click', () => {
        panel.remove()
        resolve(answer)
      })
      return element
    }
    // Sets styles through the CSSOM, as a `style` attribute would need `unsafe-inline`.
    Object.assign(panel.style, {
      position: 'fixed',
      inset: '12px 12px auto auto',
      zIndex: '2147483647',
      maxWidth: '320px',
      padding: '16px',
      borderRadius: '12px',
      background: '#1d3a4a',
      color: '#fff',
      overflowWrap: 'anywhere',
    })
    panel.append(text, button('Approve', true), ' ', button('Reject', false))
    document.body.append(panel)
    panel.querySelector('button')?.focus()
  })
}
