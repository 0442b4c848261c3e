import { Component, type ComponentType, type ReactNode } from 'react';
import { CrashFallback } from './crash-fallback.tsx';

type Props = {
  /** Where the visitor is: elsewhere it may work again. */
  place: string;
  /** What is shown instead; a whole page unless told otherwise. */
  Fallback?: ComponentType<{ error: unknown }>;
  children: ReactNode;
};

/** Catches what throws while rendering, also a page whose script could not be fetched (NF3). */
export class CrashBoundary extends Component<Props, { crash?: { error: unknown } | undefined }> {
  override state: { crash?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crash && before.place !== this.props.place) this.setState({ crash: undefined });
  }

  override render() {
    const { Fallback = CrashFallback, children } = this.props;
    return this.state.crash ? <Fallback error={this.state.crash.error} /> : children;
  }
}
