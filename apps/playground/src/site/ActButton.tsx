import type { ComponentProps } from 'react'

/**
 * A button that asks the wallet. While it waits it takes no press, but keeps the focus, which a disabled button would
 * lose: whoever works with a keyboard comes back to where they were.
 */
export function ActButton({
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
