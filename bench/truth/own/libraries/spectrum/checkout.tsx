import '@fontsource/source-sans-pro/400.css';
import '@fontsource/source-sans-pro/600.css';
import '@fontsource/source-sans-pro/700.css';
import {
  Breadcrumbs,
  Button,
  Checkbox,
  Content,
  Divider,
  defaultTheme,
  Flex,
  Footer,
  Form,
  Heading,
  InlineAlert,
  Item,
  Link,
  NumberField,
  Picker,
  ProgressBar,
  Provider,
  Radio,
  RadioGroup,
  Switch,
  Text,
  TextField,
  View,
  Well,
} from '@adobe/react-spectrum';
import Gift from '@spectrum-icons/workflow/Gift';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import ShoppingCart from '@spectrum-icons/workflow/ShoppingCart';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';
import { nameIcons } from './name-icons.tsx';
import './fonts.css';

const I = nameIcons({ Gift, LockClosed, ShoppingCart });
const GOODS = [
  ['Field notebook, A5', 'Dotted, green', 2, '£ 24.00', 4],
  ['Brass ruler, 20 cm', '', 1, '£ 18.50', 36],
  ['Ink, “Harbour”', '50 ml', 1, '£ 14.00', 50],
] as const;

function Checkout() {
  return (
    <Provider theme={defaultTheme} colorScheme="light" scale="medium" minHeight="100vh">
      <header
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 60,
          padding: '0 28px',
          background: '#1b2b4b',
          color: '#fff',
        }}
      >
        <span data-truth="logo" style={{ fontSize: 21, fontWeight: 700, letterSpacing: 0.3 }}>
          Quill & Margin
        </span>
        <span style={{ flex: 1 }} />
        <I.LockClosed size="S" />
        <span style={{ margin: '0 20px 0 8px', fontSize: 14 }}>Secure checkout</span>
        <I.ShoppingCart size="S" />
      </header>
      <main style={{ padding: '18px 28px 0' }}>
        <Breadcrumbs size="M">
          <Item key="b">Basket</Item>
          <Item key="d">Delivery</Item>
          <Item key="p">Payment</Item>
        </Breadcrumbs>
        <Flex justifyContent="space-between" alignItems="end" marginTop="size-100">
          <Heading level={1} margin={0} UNSAFE_style={{ fontSize: 28 }}>
            Delivery and payment
          </Heading>
          <ProgressBar label="Step 2 of 3" value={66} showValueLabel={false} width="size-2000" />
        </Flex>
        <Flex gap="size-400" marginTop="size-250">
          <View flex>
            <Form necessityIndicator="icon" isRequired aria-label="Delivery">
              <Heading level={2} margin={0} UNSAFE_style={{ fontSize: 18 }}>
                Where should it go?
              </Heading>
              <Flex gap="size-150">
                <TextField label="First name" defaultValue="Rosalind" width="100%" />
                <TextField label="Surname" defaultValue="Achebe" width="100%" />
              </Flex>
              <TextField label="Street and number" defaultValue="14 Mill Lane" width="100%" />
              <Flex gap="size-150">
                <TextField
                  label="Postcode"
                  defaultValue="CB1"
                  width="size-2400"
                  validationState="invalid"
                  errorMessage="Too short"
                />
                <TextField label="Town" defaultValue="Cambridge" width="100%" />
              </Flex>
              <Picker label="Country" defaultSelectedKey="gb" width="100%">
                <Item key="gb">United Kingdom</Item>
              </Picker>
              <RadioGroup label="Delivery" defaultValue="std" isEmphasized>
                <Radio value="std">Standard, 3 days, £ 3.20</Radio>
                <Radio value="next">Tomorrow before noon, £ 8.90</Radio>
                <Radio value="shop">Collect in the shop, free</Radio>
              </RadioGroup>
            </Form>
            <Divider size="S" marginY="size-250" />
            <Form aria-label="Card" isRequired>
              <Heading level={2} margin={0} UNSAFE_style={{ fontSize: 18 }}>
                Card
              </Heading>
              <TextField label="Card number" defaultValue="4000 0012 3456 7899" width="100%" validationState="valid" />
              <Flex gap="size-150">
                <TextField label="Expires" placeholder="MM/YY" width="100%" />
                <TextField label="Code" placeholder="CVC" width="100%" />
              </Flex>
            </Form>
            <View marginTop="size-100">
              <Checkbox isEmphasized defaultSelected>
                Invoice to the same address
              </Checkbox>
            </View>
          </View>
          <aside style={{ width: 268 }}>
            <Well>
              <Heading level={2} margin={0} UNSAFE_style={{ fontSize: 18 }}>
                Your order
              </Heading>
              {GOODS.map(([name, note, count, price, seed]) => (
                <div
                  key={name}
                  style={{ display: 'flex', gap: 12, padding: '12px 0', borderBottom: '1px solid #d5d5d5' }}
                >
                  <img
                    src={drawPicture('goods', seed, 96, 96)}
                    alt={name}
                    width={52}
                    height={52}
                    style={{ borderRadius: 6 }}
                  />
                  <div style={{ flex: 1, fontSize: 14, lineHeight: 1.35 }}>
                    <b>{name}</b>
                    <div style={{ color: '#6d6d6d' }}>{note || 'Solid brass'}</div>
                    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                      <span>× {count}</span>
                      <span>{price}</span>
                    </div>
                  </div>
                </div>
              ))}
              <Flex gap="size-100" alignItems="end" marginY="size-150">
                <TextField label="Voucher" width="100%" />
                <Button variant="secondary">Use</Button>
              </Flex>
              {[
                ['Goods', '£ 56.50'],
                ['Delivery', '£ 3.20'],
                ['VAT, included', '£ 9.95'],
              ].map(([label, sum]) => (
                <div
                  key={label}
                  style={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, padding: '3px 0' }}
                >
                  <span>{label}</span>
                  <span>{sum}</span>
                </div>
              ))}
              <Divider size="S" marginY="size-100" />
              <div
                style={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  fontSize: 20,
                  fontWeight: 700,
                  marginBottom: 14,
                }}
              >
                <span>Total</span>
                <span>£ 59.70</span>
              </div>
              <Button variant="accent" style="fill" width="100%">
                Pay £ 59.70
              </Button>
            </Well>
            <InlineAlert variant="info" marginTop="size-200" width="100%">
              <Heading>Order before 14:00</Heading>
              <Content>and we post it today.</Content>
            </InlineAlert>
            <Flex alignItems="center" gap="size-100" marginTop="size-200">
              <I.Gift size="S" />
              <Switch isEmphasized>Wrap it as a gift</Switch>
            </Flex>
            <NumberField
              label="Bookmarks to add, free"
              defaultValue={2}
              minValue={0}
              width="100%"
              marginTop="size-100"
            />
          </aside>
        </Flex>
        <Footer marginTop="size-300">
          <Flex justifyContent="space-between">
            <Text>© 2026 Quill & Margin Ltd</Text>
            <Link>
              <a href="#returns">Returns</a>
            </Link>
          </Flex>
        </Footer>
      </main>
    </Provider>
  );
}

document.body.style.margin = '0';
createRoot(document.getElementById('root')!).render(<Checkout />);
