import type { ComponentType, ReactNode } from 'react';
import { Admonition } from './Admonition.tsx';
import { Card, Cards } from './Cards.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Column, Columns } from './Columns.tsx';
import { Diagram } from './Diagram.tsx';
import { Hero } from './Hero.tsx';
import { Media } from './Media.tsx';
import { Formula, HeadCell, headings, Table } from './prose.tsx';
import { Recipe, Recipes } from './Recipes.tsx';
import { Step, Steps } from './Steps.tsx';
import { TabItem, Tabs } from './Tabs.tsx';

// Attributes come from the page and were checked by the pipeline; each component states what it takes.
// biome-ignore lint/suspicious/noExplicitAny: the map is indexed by names that a page gives
type Components = Record<string, ComponentType<any>>;

function Wrapper({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/** What the elements and components of an article are drawn with; made anew for each page, to number its tabs. */
export function articleComponents(): Components {
  let tabs = 0;
  return {
    ...headings,
    table: Table,
    th: HeadCell,
    math: Formula,
    CodeBlock,
    Admonition,
    Card,
    Cards,
    Column,
    Columns,
    Hero,
    Recipe,
    Recipes,
    Step,
    Steps,
    Diagram,
    TabItem,
    Tabs: (props: { groupId?: string; children?: ReactNode }) => <Tabs id={`tabs-${++tabs}`} {...props} />,
    Params: Wrapper,
    Video: (props: { title: string; embed: string; hostName: string }) => <Media kind="video" {...props} />,
    Audio: (props: { title: string; embed: string; hostName: string }) => <Media kind="audio" {...props} />,
  };
}
