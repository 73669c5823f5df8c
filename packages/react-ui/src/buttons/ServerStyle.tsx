import type { ThemeState } from '@foyer/core'
import { useSyncExternalStore } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { buttonStyles } from './logic/buttonStyles.js'

export interface ServerStyleProps extends Pick<ThemeState, 'variables'> {
  /** Styles beyond those of every button. */
  readonly more?: string | undefined
}

/**
 * Writes the styles of a button into its server markup, so that it looks right before scripts adopt the same style
 * sheet. React removes them once it has hydrated the button; a button that renders in the page never has them.
 */
export function ServerStyle({ variables, more = '' }: ServerStyleProps) {
  const { nonce, serverStyles } = useModalProvider('A button')
  const isServerMarkup = useSyncExternalStore(neverChanges, returnFalse, returnTrue)
  if (!isServerMarkup || serverStyles === false) return null
  const __html = buttonStyles + more + toRule(variables)
  // Browsers hide the nonce from the hydrating React. React 18 would escape a `>` in children.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, and a theme that cannot end the element
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}

const neverChanges = () => () => {}
const returnFalse = () => false
const returnTrue = () => true

/** Without specificity, as the defaults that it follows: a rule of the page for `.fy-page` wins. */
function toRule(variables: ThemeState['variables']): string {
  // A value must not end the style element.
  const values = Object.entries(variables).filter(([, value]) => !value.includes('<'))
  if (values.length === 0) return ''
  return `:where(.fy-page){${values.map((each) => each.join(':')).join(';')}}`
}
