import type { Plugin } from 'vite';

// Signals that React throws to itself and tells apart by identity; nobody reads their stack.
const SIGNAL = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * While a debugger is attached (developer tools, Lighthouse, any lab), each error made at loading has the browser read
 * all of React a second time for the lines of its stack: 70 ms on a slow machine. So the signals are made without one.
 */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  };
}

export function withoutStacks(code: string): string {
  return code.replace(SIGNAL, '$1 = Object.create(Error.prototype)');
}
