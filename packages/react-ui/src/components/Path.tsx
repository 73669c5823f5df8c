/** The way between two that belong together. */
export const Path = () => (
  <span className="fy-path" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
