import type { Service } from '../context.js'

/** Tells the developer, once, that nothing draws the modal that the app opens. */
export const warnWithoutUi: Service<void> = {
  create: ({ log }) =>
    log(
      'warn',
      'open() and connect() without a walletId wait for views, and this modal has none: pass `ui: reactUi()` of ' +
        '@foyer/react-ui to createModal, or draw your own while `modal.$state` has `isOpen`, and call `modal.close()`',
    ),
}
