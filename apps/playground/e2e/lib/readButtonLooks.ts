import type { Page } from 'playwright-core'

/** Returns what each button of the page looks like, in shadow roots too, and where it is. */
export const readButtonLooks = (page: Page) =>
  page.locator('button.fy-page').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      const [own, picture] = [button, button.querySelector('.fy-page__i')].map((each) => each && getComputedStyle(each))
      return {
        // Without the styles that server markup brings in the button.
        text: [...button.childNodes].map((node) => (node.nodeName === 'STYLE' ? '' : node.textContent)).join(''),
        position: [x, y],
        size: [width, height],
        colors: [own?.color, own?.backgroundColor, own?.boxShadow, own?.borderRadius, own?.font],
        picture: picture && [picture.backgroundColor, picture.width, picture.borderRadius],
      }
    }),
  )
