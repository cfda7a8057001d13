import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Rendered in place of the children after one of them threw. Give the boundary a `key` to try again. */
  readonly fallback: ReactNode
}

interface State {
  readonly failed: boolean
}

/** Keeps a rendering error of its children from unmounting the whole page. React logs the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
