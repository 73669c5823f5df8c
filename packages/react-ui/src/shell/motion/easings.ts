// Match tokens.css.
export const EASE_OUT = 'cubic-bezier(0.16, 1, 0.3, 1)'
export const EASE_SPRING = 'cubic-bezier(0.3, 1.3, 0.5, 1)'
