import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import '../../../../packages/react-ui/src/shell/theme/inputs.css'
import '../../../../packages/react-ui/src/shell/theme/tokens.css'
import './looks.css'
import './types.css'
import { defineLiveModal } from './defineLiveModal'
import { showTypes } from './showTypes'

/** Gives the first page and the page of a missing address the main landmark that VitePress gives only to documents. */
function markMain() {
  const content = document.querySelector('#VPContent')
  if (content?.querySelector('main')) content.removeAttribute('role')
  else content?.setAttribute('role', 'main')
}

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (typeof document === 'undefined') return
    document.documentElement.classList.add('fy')
    defineLiveModal()
    showTypes(() => router.route.data.relativePath)
    router.onAfterRouteChange = () => void requestAnimationFrame(markMain)
  },
} satisfies Theme
