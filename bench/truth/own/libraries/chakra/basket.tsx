import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/inter/700.css';
import {
  Alert,
  Badge,
  Box,
  Button,
  ChakraProvider,
  Checkbox,
  Circle,
  createSystem,
  defaultConfig,
  Flex,
  Heading,
  HStack,
  IconButton,
  Image,
  Input,
  Progress,
  Separator,
  Stack,
  Text,
} from '@chakra-ui/react';
import {
  ChevronLeft,
  Ellipsis,
  Heart,
  House,
  Minus,
  Plus,
  Search,
  ShoppingBag,
  Tag,
  Trash2,
  Truck,
  UserRound,
} from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { drawPicture } from '../../shared/draw-picture.ts';

const system = createSystem(defaultConfig, {
  theme: { tokens: { fonts: { body: { value: 'Inter' }, heading: { value: 'Inter' } } } },
  globalCss: { html: { colorPalette: 'teal' } },
});
const GOODS = [
  ['Stoneware mug, moss', '2 pieces · 350 ml', '€ 28.00', 2, 90],
  ['Linen tea towel', 'Oat, 50 × 70 cm', '€ 14.50', 1, 43],
  ['Olive wood board', 'Medium', '€ 39.00', 1, 78],
] as const;
const TABS = [
  [House, 'Home'],
  [Search, 'Search'],
  [ShoppingBag, 'Basket'],
  [Heart, 'Saved'],
  [UserRound, 'Account'],
] as const;

function Basket() {
  return (
    <ChakraProvider value={system}>
      <Flex direction="column" h="100vh" bg="gray.50">
        <Flex as="header" h="56px" px="2" align="center" bg="white" borderBottomWidth="1px" flex="none">
          <IconButton variant="ghost" aria-label="Back" size="sm">
            <ChevronLeft />
          </IconButton>
          <Heading as="h1" size="md" flex="1" textAlign="center">
            Basket (4)
          </Heading>
          <IconButton variant="ghost" aria-label="More" size="sm">
            <Ellipsis />
          </IconButton>
        </Flex>
        <Stack as="main" flex="1" overflow="hidden" p="4" gap="3">
          <Box bg="white" rounded="xl" p="3.5" borderWidth="1px">
            <HStack mb="2" gap="2">
              <Truck size={16} color="#0d9488" />
              <Text fontSize="sm">
                Spend <b>€ 4.50</b> more for free delivery
              </Text>
            </HStack>
            <Progress.Root value={92} size="sm" shape="full">
              <Progress.Track>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          </Box>
          <Box bg="white" rounded="xl" borderWidth="1px" px="3.5">
            {GOODS.map(([name, note, price, count, seed], index) => (
              <Box key={name}>
                {index > 0 && <Separator />}
                <HStack gap="3" py="3" align="stretch">
                  <Image src={drawPicture('goods', seed, 160, 160)} boxSize="80px" rounded="lg" alt={name} />
                  <Flex direction="column" flex="1" minW="0">
                    <Flex justify="space-between">
                      <Text fontSize="sm" fontWeight="600">
                        {name}
                      </Text>
                      <Trash2 size={16} color="#71717a" />
                    </Flex>
                    <Text fontSize="xs" color="fg.muted">
                      {note}
                    </Text>
                    <Flex justify="space-between" align="center" mt="auto">
                      <HStack gap="0" borderWidth="1px" rounded="lg">
                        <IconButton variant="ghost" size="2xs" aria-label="Less" w="28px" h="28px">
                          <Minus />
                        </IconButton>
                        <Text fontSize="sm" w="22px" textAlign="center">
                          {count}
                        </Text>
                        <IconButton variant="ghost" size="2xs" aria-label="More" w="28px" h="28px">
                          <Plus />
                        </IconButton>
                      </HStack>
                      <Text fontWeight="700">{price}</Text>
                    </Flex>
                  </Flex>
                </HStack>
              </Box>
            ))}
          </Box>
          <HStack bg="white" rounded="xl" borderWidth="1px" p="2" gap="2">
            <Circle size="8" bg="teal.50" color="teal.700">
              <Tag size={16} />
            </Circle>
            <Input variant="flushed" borderWidth="0" size="sm" placeholder="Voucher code" flex="1" />
            <Button size="sm" variant="subtle">
              Apply
            </Button>
          </HStack>
          <Alert.Root status="success" size="sm" rounded="xl">
            <Alert.Indicator />
            <Alert.Title>You save € 6.20 with this order</Alert.Title>
          </Alert.Root>
          <Stack bg="white" rounded="xl" borderWidth="1px" p="3.5" gap="1.5" fontSize="sm">
            {[
              ['Goods', '€ 81.50'],
              ['Delivery', '€ 4.90'],
              ['Discount', '− € 6.20'],
            ].map(([label, sum]) => (
              <Flex key={label} justify="space-between">
                <Text color="fg.muted">{label}</Text>
                <Text color={label === 'Discount' ? 'green.700' : undefined}>{sum}</Text>
              </Flex>
            ))}
            <Separator my="1" />
            <Flex justify="space-between" fontWeight="700" fontSize="md">
              <Text>Total</Text>
              <Text>€ 80.20</Text>
            </Flex>
            <Checkbox.Root size="sm" defaultChecked mt="1">
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="400">Wrap it as a gift</Checkbox.Label>
            </Checkbox.Root>
          </Stack>
        </Stack>
        <Box bg="white" borderTopWidth="1px" p="3" flex="none">
          <Button w="full" size="lg" rounded="xl">
            Go to checkout · € 80.20
          </Button>
        </Box>
        <Flex as="nav" h="60px" bg="white" borderTopWidth="1px" flex="none">
          {TABS.map(([Icon, label]) => (
            <Flex
              key={label}
              as="a"
              flex="1"
              direction="column"
              align="center"
              justify="center"
              gap="0.5"
              color={label === 'Basket' ? 'teal.600' : 'fg.muted'}
              position="relative"
            >
              <Icon size={21} />
              {label === 'Basket' && (
                <Badge
                  position="absolute"
                  top="5px"
                  left="42px"
                  size="xs"
                  variant="solid"
                  rounded="full"
                  colorPalette="red"
                >
                  4
                </Badge>
              )}
              <Text fontSize="10px" fontWeight="500">
                {label}
              </Text>
            </Flex>
          ))}
        </Flex>
      </Flex>
    </ChakraProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Basket />);
