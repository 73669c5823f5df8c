import type { ComponentProps } from 'react'

/**
 * Renders a button that prompts the wallet. While pending it ignores clicks but keeps the focus, which a disabled
 * button would lose.
 */
export function ActionButton({
  isPending,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly isPending: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className="button button-main"
      aria-disabled={isPending || undefined}
      onClick={(event) => (isPending ? event.preventDefault() : onClick?.(event))}
    />
  )
}
